/** What gateways take for the end of messages (Twilio's default words), with what people write in German and Hebrew. */
const STOP = ['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'OPTOUT', 'REVOKE', 'STOPP', 'הסר']
const START = ['START', 'UNSTOP', 'YES']

/** Whether a text message that came in, as a whole, ends messages or brings them back. */
export function wordOf(text: string): 'stop' | 'start' | null {
  const word = text.replace(/[^\p{L}]/gu, '').toUpperCase()
  return STOP.includes(word) ? 'stop' : START.includes(word) ? 'start' : null
}
