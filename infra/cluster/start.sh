#!/bin/sh
# Starts the roles named, with addresses put together from secrets.
set -eu
secret() { cat "/run/secrets/$1"; }
export EVENTSTORE_URL="esdb+discover://hirelog:$(secret eventstore_password)@eventstore-1:2113,eventstore-2:2113,eventstore-3:2113?tls=true&tlsCAFile=/certificates/ca.crt&nodePreference=leader"
export KAFKA_PASSWORD="$(secret kafka_password)"
export MONGODB_URL="mongodb://hirelog:$(secret mongodb_password)@mongodb-1:27017,mongodb-2:27017,mongodb-3:27017/hirelog?replicaSet=hirelog&authSource=admin&tls=true&tlsCAFile=/certificates/ca.crt"
exec node build/services/main.js "$@"
