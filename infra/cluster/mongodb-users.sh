#!/bin/bash
# Makes the replica set, and its users; run inside the network of the first member.
set -eu
secret() { cat "/run/secrets/$1"; }
export ADMIN_PASSWORD="$(secret mongodb_admin_password)" PLATFORM_PASSWORD="$(secret mongodb_password)" ANALYST_PASSWORD="$(secret mongodb_analyst_password)"
exec mongosh --quiet --tls --tlsCAFile /certificates/ca.crt "mongodb://localhost:27017/admin?directConnection=true" /cluster/mongodb-users.js
