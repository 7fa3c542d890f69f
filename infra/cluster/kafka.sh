#!/bin/bash
# A node of the Kafka cluster: brokers and controllers know each other by certificate, clients by SCRAM over TLS.
set -eu
node="$1"
cat > /tmp/server.properties <<PROPERTIES
process.roles=broker,controller
node.id=$node
controller.quorum.voters=1@kafka-1:9093,2@kafka-2:9093,3@kafka-3:9093
controller.listener.names=CONTROLLER
listeners=CLIENTS://:9092,CONTROLLER://:9093,BROKERS://:9094
advertised.listeners=CLIENTS://kafka-$node:9092,BROKERS://kafka-$node:9094
listener.security.protocol.map=CLIENTS:SASL_SSL,CONTROLLER:SSL,BROKERS:SSL
inter.broker.listener.name=BROKERS
sasl.enabled.mechanisms=SCRAM-SHA-512
listener.name.clients.scram-sha-512.sasl.jaas.config=org.apache.kafka.common.security.scram.ScramLoginModule required;
ssl.keystore.type=PEM
ssl.keystore.location=/certificates/kafka-$node.pem
ssl.truststore.type=PEM
ssl.truststore.location=/certificates/ca.crt
listener.name.brokers.ssl.client.auth=required
listener.name.controller.ssl.client.auth=required
authorizer.class.name=org.apache.kafka.metadata.authorizer.StandardAuthorizer
super.users=User:CN=kafka
log.dirs=/var/lib/kafka/data
auto.create.topics.enable=false
unclean.leader.election.enable=false
default.replication.factor=3
min.insync.replicas=2
offsets.topic.replication.factor=3
transaction.state.log.replication.factor=3
transaction.state.log.min.isr=2
PROPERTIES
cat > /tmp/admin.properties <<PROPERTIES
security.protocol=SSL
ssl.keystore.type=PEM
ssl.keystore.location=/certificates/kafka-$node.pem
ssl.truststore.type=PEM
ssl.truststore.location=/certificates/ca.crt
PROPERTIES
/opt/kafka/bin/kafka-storage.sh format --ignore-formatted --cluster-id aGlyZWxvZy1jbHVzdC0wMQ --config /tmp/server.properties
exec /opt/kafka/bin/kafka-server-start.sh /tmp/server.properties
