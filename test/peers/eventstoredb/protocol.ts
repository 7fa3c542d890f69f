import { createRequire } from 'node:module'

// The protocol's own generated code, as the official client ships it: CommonJS, whose exports Node cannot see by name.
const require = createRequire(import.meta.url)
type Generated<Name extends string> = Name extends 'streams'
  ? typeof import('@eventstore/db-client/generated/streams_pb.js')
  : Name extends 'shared'
    ? typeof import('@eventstore/db-client/generated/shared_pb.js')
    : Name extends 'gossip'
      ? typeof import('@eventstore/db-client/generated/gossip_pb.js')
      : Name extends 'status'
        ? typeof import('@eventstore/db-client/generated/status_pb.js')
        : typeof import('@eventstore/db-client/generated/serverfeatures_pb.js')
const generated = <Name extends 'streams' | 'shared' | 'gossip' | 'status' | 'serverfeatures'>(name: Name) =>
  require(`@eventstore/db-client/generated/${name}_pb.js`) as Generated<Name>

export const streams = generated('streams')
export const shared = generated('shared')
export const gossip = generated('gossip')
export const statuses = generated('status')
export const features = generated('serverfeatures')

const service = <Service>(name: string, what: string) =>
  (require(`@eventstore/db-client/generated/${name}_grpc_pb.js`) as Record<string, unknown>)[what] as Service
type Definition = import('@grpc/grpc-js').ServiceDefinition
export const StreamsService = service<Definition>('streams', 'StreamsService')
export const GossipService = service<Definition>('gossip', 'GossipService')
export const ServerFeaturesService = service<Definition>('serverfeatures', 'ServerFeaturesService')
