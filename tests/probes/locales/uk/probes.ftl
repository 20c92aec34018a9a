set-probes = Зонди
card-probe = Зонд
    .acc = Зонд
card-echo = Відлуння
    .acc = Відлуння
