import { startPeer } from '../peers/eventstoredb/start-peer.ts'
import { killingSuite } from './suite.ts'

/** On the peer, or on the server that TEST_EVENT_STORE starts. SERVER_KILLS=n is how often the platform dies. */
killingSuite({ kills: Number(process.env.SERVER_KILLS ?? 60), eventStore: startPeer })
