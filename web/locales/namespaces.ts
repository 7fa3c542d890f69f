/** Every namespace and its English texts, which the other languages and every use are checked against. */
export type Namespaces = {
  answers: typeof import('./en/answers.ts').default
  assistant: typeof import('./en/assistant.ts').default
  audit: typeof import('./en/audit.ts').default
  auth: typeof import('./en/auth.ts').default
  billing: typeof import('./en/billing.ts').default
  board: typeof import('./en/board.ts').default
  builder: typeof import('./en/builder.ts').default
  candidates: typeof import('./en/candidates.ts').default
  deletion: typeof import('./en/deletion.ts').default
  charts: typeof import('./en/charts.ts').default
  cockpit: typeof import('./en/cockpit.ts').default
  common: typeof import('./en/common.ts').default
  help: typeof import('./en/help.ts').default
  history: typeof import('./en/history.ts').default
  identity: typeof import('./en/identity.ts').default
  insight: typeof import('./en/insight.ts').default
  jobs: typeof import('./en/jobs.ts').default
  journey: typeof import('./en/journey.ts').default
  live: typeof import('./en/live.ts').default
  legacy: typeof import('./en/legacy.ts').default
  media: typeof import('./en/media.ts').default
  modules: typeof import('./en/modules.ts').default
  /** What the rules of contracts/ find, by its English, which is there. */
  rules: Record<never, string>
  recording: typeof import('./en/recording.ts').default
  overview: typeof import('./en/overview.ts').default
  past: typeof import('./en/past.ts').default
  publish: typeof import('./en/publish.ts').default
  places: typeof import('./en/places.ts').default
  operations: typeof import('./en/operations.ts').default
  outbox: typeof import('./en/outbox.ts').default
  palette: typeof import('./en/palette.ts').default
  review: typeof import('./en/review.ts').default
  sample: typeof import('./en/sample.ts').default
  scores: typeof import('./en/scores.ts').default
  settings: typeof import('./en/settings.ts').default
  share: typeof import('./en/share.ts').default
  shell: typeof import('./en/shell.ts').default
  stats: typeof import('./en/stats.ts').default
  system: typeof import('./en/system.ts').default
  templates: typeof import('./en/templates.ts').default
  team: typeof import('./en/team.ts').default
  transcripts: typeof import('./en/transcripts.ts').default
  thread: typeof import('./en/thread.ts').default
  versions: typeof import('./en/versions.ts').default
}
