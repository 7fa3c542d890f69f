#!/usr/bin/env node
// The peer as a program for TEST_EVENT_STORE: `program.ts <folder> <port>`.
export {}
const [data = '', port = '0'] = process.argv.slice(2)
process.argv.splice(2, Infinity, '--data', data, '--port', port)
await import('./main.ts')
