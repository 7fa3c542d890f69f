import { migrateFolder } from './migrate-folder.ts'

// A migration as a process of its own, which can be killed.
const [from, into] = process.argv.slice(2)
const { events, copied, resumed } = await migrateFolder(from!, into!)
process.stdout.write(JSON.stringify({ events, copied, resumed }))
