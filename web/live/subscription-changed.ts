/** The live connection has heard that the plan or the subscription changed, or cannot say what it missed. */
export const SUBSCRIPTION_CHANGED = 'subscription-changed'
