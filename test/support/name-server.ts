import { createSocket } from 'node:dgram'
import { once } from 'node:events'

export type NameServer = Awaited<ReturnType<typeof startNameServer>>

const TXT = 16
const [NO_ERROR, SERVER_FAILURE, NO_SUCH_NAME] = [0, 2, 3]

/** A name server on this machine whose TXT records the tests decide; `fails` makes it answer that it cannot. */
export async function startNameServer() {
  const records = new Map<string, string[]>()
  const behaviour = { fails: false }
  const socket = createSocket('udp4')
  socket.on('message', (question, { port, address }) => {
    const { name, end } = nameIn(question)
    const texts = records.get(name.toLowerCase())
    const code = behaviour.fails ? SERVER_FAILURE : texts ? NO_ERROR : NO_SUCH_NAME
    const answers = code === NO_ERROR ? texts!.map(answerOf) : []
    const head = Buffer.from([question[0]!, question[1]!, 0x81, 0x80 | code, 0, 1, 0, answers.length, 0, 0, 0, 0])
    socket.send(Buffer.concat([head, question.subarray(12, end + 4), ...answers]), port, address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return {
    records,
    behaviour,
    address: `127.0.0.1:${socket.address().port}`,
    stop: () => new Promise<void>((done) => socket.close(() => done())),
  }
}

function nameIn(question: Buffer): { name: string; end: number } {
  const labels: string[] = []
  let at = 12
  while (question[at] !== 0) {
    labels.push(question.toString('latin1', at + 1, at + 1 + question[at]!))
    at += question[at]! + 1
  }
  return { name: labels.join('.'), end: at + 1 }
}

/** Longer texts come in parts of 255 bytes. */
function answerOf(text: string): Buffer {
  const parts = (text.match(/[\s\S]{1,255}/g) ?? ['']).map((part) =>
    Buffer.concat([Buffer.from([part.length]), Buffer.from(part, 'latin1')]),
  )
  const data = Buffer.concat(parts)
  return Buffer.concat([Buffer.from([0xc0, 12, 0, TXT, 0, 1, 0, 0, 0, 0, data.length >> 8, data.length & 255]), data])
}
