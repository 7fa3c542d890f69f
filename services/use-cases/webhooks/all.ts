import type { Core } from '../../core/core.ts'
import { teamsChannels } from './channels.ts'
import { deliveriesOf, resendDelivery, testWebhook } from './deliveries.ts'
import { eventsAfter } from './feed.ts'
import {
  addWebhook,
  changeWebhook,
  removeWebhook,
  replayWebhook,
  rotateWebhookSecret,
  saveFirstWebhook,
  setWebhookActive,
} from './endpoints.ts'

export const webhookUseCases = (core: Core) => ({
  addWebhook: addWebhook(core),
  changeWebhook: changeWebhook(core),
  rotateWebhookSecret: rotateWebhookSecret(core),
  setWebhookActive: setWebhookActive(core),
  removeWebhook: removeWebhook(core),
  replayWebhook: replayWebhook(core),
  saveFirstWebhook: saveFirstWebhook(core),
  deliveriesOf: deliveriesOf(core),
  resendDelivery: resendDelivery(core),
  testWebhook: testWebhook(core),
  teamsChannels: teamsChannels(core),
  eventsAfter: eventsAfter(core),
})
