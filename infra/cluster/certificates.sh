#!/bin/sh
# A private authority and a certificate for each node in the first folder, and in the second the authority's own, for those
# who only need to trust them. What is there stays, but for certificates that run out within 90 days: nodes that are started
# again have the new ones.
set -eu
cd "$1"
mkdir -p roots
if [ ! -s roots/ca.crt ]; then
  openssl req -x509 -newkey rsa:3072 -nodes -days 3650 -subj "/CN=Hirelog private authority" -addext "basicConstraints=critical,CA:TRUE" \
    -addext "keyUsage=critical,keyCertSign,cRLSign" -keyout ca.key -out ca.crt 2>/dev/null
  cp ca.crt roots/ca.crt
fi
mkdir -p "$2"
cp ca.crt "$2/ca.crt"
node() { # name, common name
  [ -s "$1.pem" ] && openssl x509 -checkend 7776000 -noout -in "$1.crt" >/dev/null && return
  openssl req -newkey rsa:2048 -nodes -subj "/CN=$2" -keyout "$1.key" -out "$1.csr" 2>/dev/null
  printf 'subjectAltName=DNS:%s,DNS:localhost,IP:127.0.0.1\nextendedKeyUsage=serverAuth,clientAuth\nkeyUsage=digitalSignature,keyEncipherment\n' "$1" > "$1.ext"
  openssl x509 -req -in "$1.csr" -CA ca.crt -CAkey ca.key -CAcreateserial -days 825 -extfile "$1.ext" -out "$1.crt" 2>/dev/null
  cat "$1.key" "$1.crt" > "$1.pem"
  rm "$1.csr" "$1.ext"
}
for n in 1 2 3; do
  node "eventstore-$n" eventstore
  node "kafka-$n" kafka
  node "mongodb-$n" "mongodb-$n"
done
node kafka-users kafka
# The engines run as users of their own; nothing else mounts this volume.
chmod 644 ./*.key ./*.pem ./*.crt
chmod 600 ca.key
