import { numberFormat } from '#contracts/kernel/formatters.ts'
import type { Verification } from './verify-everything.ts'

const number = (value: number) => numberFormat('en-US', {}).format(value)
const more = (shown: number, all: number) => (all > shown ? [`  … and ${number(all - shown)} more`] : [])

/** What was checked, what was found, and what no check of this kind can see. */
export function reportLines({ ok, log, roots, documents }: Verification, seconds: number): string[] {
  return [
    `Checked in ${seconds.toFixed(1)} s:`,
    `  ${number(log.events)} events in ${number(log.streams)} streams, from ${log.first ?? 'none'} to ${log.last ?? 'none'}:`,
    '    no position of the log left out, every revision there once and in order, every hash worked out again, every event decoded',
    `  ${number(roots.recorded)} recorded roots of the log and ${number(roots.ofCompanies)} of companies, signed with key ${roots.fingerprint ?? 'none'}: signatures, links, and the heads each was signed over`,
    ...documents.checked.map(
      ({ collection, documents: count }) =>
        `  ${number(count)} documents of ${collection}, each folded again from its stream`,
    ),
    ...(documents.behind > 0
      ? [`  ${number(documents.behind)} documents are not level with the log: the platform catches up when it runs`]
      : []),
    ...(documents.notBuilt.length > 0 ? [`  not built yet: ${documents.notBuilt.join(', ')}`] : []),
    '',
    ...(log.findings.length > 0
      ? [
          `FIRST BAD POSITION: ${log.findings[0]!.position}`,
          ...log.findings.map(
            (found) =>
              `  position ${found.position}, ${found.stream} revision ${found.revision}${found.type ? ` (${found.type})` : ''}: ${found.problem}`,
          ),
          ...more(log.findings.length, log.found),
        ]
      : []),
    ...roots.problems.map((problem) => `ROOTS: ${problem}`),
    ...(roots.anchor === 'not found'
      ? ['ROOTS: the root you kept is not among the recorded ones']
      : roots.anchor === 'found'
        ? ['The root you kept is among the recorded ones.']
        : []),
    ...(documents.faults.length > 0
      ? [
          'DOCUMENTS:',
          ...documents.faults.map((fault) => `  ${fault}`),
          ...more(documents.faults.length, documents.found),
        ]
      : []),
    ok ? 'Everything holds.' : 'NOT everything holds.',
    '',
    'What a chain alone cannot see: events cut off at the end of the log, whole streams left out, a log rewritten from the start.',
    roots.newest
      ? `The recorded roots show that for everything up to position ${roots.newest.position} (${roots.newest.at}). Newest root: ${roots.newest.root}`
      : 'No root is recorded yet, so nothing shows that here: npm run verify -- --root records one.',
    'A person who can write the data folder and its keys can replace the roots too: keep the newest root elsewhere and compare with --anchor.',
  ]
}
