export const messageChannels = ['email', 'sms'] as const
export type MessageChannel = (typeof messageChannels)[number]
export const MAX_SUBJECT = 200
export const MAX_MESSAGE = 5000
/** Of a text message: three parts of the letters of most languages. */
export const MAX_TEXT_MESSAGE = 480
