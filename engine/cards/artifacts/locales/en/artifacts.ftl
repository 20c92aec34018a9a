# Artifacts of History: its backs.

set-artifacts = Artifacts
