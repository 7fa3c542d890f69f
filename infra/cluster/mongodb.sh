#!/bin/bash
# A member of the replica set. Members know each other by a key that only their own user may read.
set -eu
install -o mongodb -g mongodb -m 400 /run/secrets/mongodb_key /tmp/mongodb_key
install -o mongodb -g mongodb -m 400 "/certificates/$(hostname).pem" /tmp/mongodb.pem
exec docker-entrypoint.sh mongod --replSet hirelog --bind_ip_all --keyFile /tmp/mongodb_key --tlsMode requireTLS --tlsCertificateKeyFile /tmp/mongodb.pem \
  --tlsCAFile /certificates/ca.crt --tlsAllowConnectionsWithoutCertificates
