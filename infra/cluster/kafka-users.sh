#!/bin/bash
# The user of the platform in Kafka: makes, writes and reads topics that begin with `hire.`, in groups of its own.
set -eu
servers=kafka-1:9094,kafka-2:9094,kafka-3:9094
cat > /tmp/admin.properties <<PROPERTIES
security.protocol=SSL
ssl.keystore.type=PEM
ssl.keystore.location=/certificates/kafka-users.pem
ssl.truststore.type=PEM
ssl.truststore.location=/certificates/ca.crt
PROPERTIES
password="$(cat /run/secrets/kafka_password)"
bin=/opt/kafka/bin
"$bin/kafka-configs.sh" --bootstrap-server $servers --command-config /tmp/admin.properties --alter --entity-type users --entity-name hirelog --add-config "SCRAM-SHA-512=[password=$password]"
acl() { "$bin/kafka-acls.sh" --bootstrap-server $servers --command-config /tmp/admin.properties --add --allow-principal User:hirelog "$@"; }
acl --operation Create --operation Describe --operation DescribeConfigs --operation Read --operation Write --topic hire. --resource-pattern-type prefixed
# Groups are named after projections, process managers and processes that watch.
acl --operation Read --operation Describe --group '*'
acl --operation Describe --operation DescribeConfigs --cluster
