import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export type Received = { recipients: string[]; secure: boolean; user: string | undefined; mail: Email }

/**
 * A real mail server on this machine that keeps what it is given, read as a mail client would. `beforeYes` is waited for
 * when a message is kept and the client has not been told yet.
 */
export async function mailServer(
  options: SMTPServerOptions = {},
  beforeYes: (received: Received) => Promise<void> | void = () => {},
) {
  const received: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 1000,
    disabledCommands: ['STARTTLS'],
    ...options,
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        PostalMime.parse(Buffer.concat(chunks))
          .then((mail) => {
            const message = {
              recipients: session.envelope.rcptTo.map(({ address }) => address),
              secure: session.secure,
              user: session.user as string | undefined,
              mail,
            }
            received.push(message)
            return beforeYes(message)
          })
          .then(() => done(), done)
      })
    },
  })
  // A client that goes away in the middle is not this server's failure.
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    port,
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
