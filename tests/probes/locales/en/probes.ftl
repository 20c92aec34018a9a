set-probes = Probes
card-probe = Probe
card-echo = Echo
