#!/bin/bash
# A node of the EventStoreDB cluster. The passwords of its own two users count when the database is made, and never again.
set -eu
export KURRENTDB_DEFAULT_ADMIN_PASSWORD="$(cat /run/secrets/eventstore_admin_password)"
export KURRENTDB_DEFAULT_OPS_PASSWORD="$KURRENTDB_DEFAULT_ADMIN_PASSWORD"
export KURRENTDB_ADVERTISE_HOST_TO_CLIENT_AS="$(hostname)"
export KURRENTDB_REPLICATION_IP=0.0.0.0 KURRENTDB_NODE_IP=0.0.0.0 KURRENTDB_NODE_HOST_ADVERTISE_AS="$(hostname)" KURRENTDB_REPLICATION_HOST_ADVERTISE_AS="$(hostname)"
# The server's program has one name where it is packaged and another where its own Dockerfile builds it.
for server in kurrentd KurrentDB; do
  [ -x "/opt/kurrentdb/$server" ] && exec "/opt/kurrentdb/$server"
done
echo "There is no server in /opt/kurrentdb" >&2
exit 1
