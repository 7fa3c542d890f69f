#!/bin/sh
# Makes the secrets of the cluster profile, each once; those that are there stay.
set -eu
cd "$(dirname "$0")"
umask 077
mkdir -p secrets
for name in eventstore_admin_password eventstore_password kafka_password mongodb_admin_password mongodb_password mongodb_analyst_password mongodb_key; do
  [ -s "secrets/$name" ] || head -c 36 /dev/urandom | base64 | tr -d '\n=+/' > "secrets/$name"
  # Containers run as users of their own and read these through a mount.
  chmod 644 "secrets/$name"
done
chmod 700 secrets
echo "Secrets are in $(pwd)/secrets. Keep a copy elsewhere."
