#!/bin/bash
# A node of the EventStoreDB cluster. The passwords of its own two users count when the database is made, and never again.
set -eu
export KURRENTDB_DEFAULT_ADMIN_PASSWORD="$(cat /run/secrets/eventstore_admin_password)"
export KURRENTDB_DEFAULT_OPS_PASSWORD="$KURRENTDB_DEFAULT_ADMIN_PASSWORD"
export KURRENTDB_ADVERTISE_HOST_TO_CLIENT_AS="$(hostname)"
export KURRENTDB_REPLICATION_IP=0.0.0.0 KURRENTDB_NODE_IP=0.0.0.0 KURRENTDB_NODE_HOST_ADVERTISE_AS="$(hostname)" KURRENTDB_REPLICATION_HOST_ADVERTISE_AS="$(hostname)"
exec /opt/kurrentdb/kurrentd
