import { mkdirSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { installed } from './installed.ts'
import { type Command, freePorts, serverProcess, type ServerProcess } from './server-process.ts'

export type MongoPeer = ServerProcess & { url: string; folder: string }

/** FerretDB 1.24 on SQLite: speaks MongoDB's protocol and keeps what it has acknowledged. */
export async function startFerret(folder: string): Promise<MongoPeer> {
  const [port] = await freePorts(1)
  return started(
    {
      name: 'FerretDB',
      command: join(installed('ferretdb'), 'ferretdb'),
      args: ['-listen', `127.0.0.1:${port}`, '-data', folder],
      cwd: folder,
    },
    port!,
    folder,
  )
}

/** mongo-java-server: more of the query language than FerretDB has, and quicker; what it holds is gone when it ends. */
export async function startMongoJava(folder: string): Promise<MongoPeer> {
  const [port] = await freePorts(1)
  const home = installed('mongo-java-server')
  const args = [
    '-Xmx768m',
    '-XX:+UseSerialGC',
    '-XX:TieredStopAtLevel=1',
    '-cp',
    `${home}:${join(home, 'lib', '*')}`,
    'Server',
    String(port),
  ]
  return started({ name: 'mongo-java-server', command: 'java', args, cwd: folder }, port!, folder)
}

async function started(command: Command, port: number, folder: string): Promise<MongoPeer> {
  mkdirSync(folder, { recursive: true })
  const server = serverProcess(command, () => saysHello(port))
  await server.start()
  return { ...server, url: `mongodb://127.0.0.1:${port}/`, folder }
}

/** { hello: 1, $db: 'admin' } as one OP_MSG of MongoDB's wire protocol. */
const HELLO = Buffer.from(
  '34000000' +
    '01000000' +
    '00000000' +
    'dd070000' +
    '00000000' +
    '00' +
    '1f000000' +
    '1068656c6c6f0001000000' +
    '022464620006000000' +
    '61646d696e00' +
    '00',
  'hex',
)

/** Any reply to it will do: the server reads, understands and answers. */
function saysHello(port: number): Promise<boolean> {
  return new Promise((answer) => {
    const socket = connect({ port, host: '127.0.0.1', timeout: 2000 }, () => socket.write(HELLO))
    const say = (yes: boolean) => {
      socket.destroy()
      answer(yes)
    }
    socket.once('data', () => say(true))
    for (const event of ['error', 'timeout', 'close']) socket.once(event, () => say(false))
  })
}
