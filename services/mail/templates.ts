import type { Core } from '../platform.ts'
import { joinLink } from '../team/invitation-code.ts'
import { codeOf } from '../use-cases/accounts/codes.ts'
import { resetLink } from '../use-cases/accounts/reset-token.ts'

type Values = Record<string, string>
export type Template = {
  subject: (values: Values) => string
  text: (values: Values) => string
  /** What must not lie in a process's memory: worked out when the message is sent. */
  secrets?: (values: Values, core: Pick<Core, 'engines' | 'settings'>) => Values
}

/** Messages by name. Values are plain text; nothing here is markup. */
export const templates: Record<string, Template> = {
  invitation: {
    subject: ({ job, company }) => `${company} invites you to apply: ${job}`,
    text: ({ name, job, company, link }) =>
      `Hello ${name},\n\n${company} would like to hear from you about the position "${job}".\n\nAnswer a few questions and record your video answers when it suits you:\n${link}\n\nThe link is yours alone: it brings you back to where you left off.\n`,
  },
  teamInvitation: {
    subject: ({ company }) => `You are invited to join ${company} on Hirelog`,
    text: ({ inviter, company, link, until }) =>
      `Hello,\n\n${inviter ? `${inviter} invites you` : 'you are invited'} to join the team of ${company} on Hirelog.\n\nChoose your name and password here:\n${link}\n\nThe link is for you alone, works once, and until ${until}.\n`,
    secrets: ({ code }, core) => ({ link: joinLink(core, code ?? '') }),
  },
  apiKey: {
    subject: () => 'Your API key',
    text: ({ name, key }) => `Hello ${name},\n\nthis is the API key you asked for. Whoever has it can act for your company: keep it where you keep passwords.\n\n${key}\n`,
  },
  support: {
    subject: ({ company, name }) => `A question from ${name}, ${company}`,
    text: ({ name, email, company, page, text }) => `${text}\n\n${name} of ${company}, on ${page}\nAnswer to: ${email}\n`,
  },
  verificationCode: {
    subject: ({ code }) => `${code} is your Hirelog code`,
    text: ({ name, code }) => `Hello ${name},\n\nthis code shows that your e-mail address is yours:\n\n${code}\n\nIt can be used for 15 minutes. If you have not signed up at Hirelog, nothing needs to be done.\n`,
    secrets: ({ codeId }, { engines }) => ({ code: codeOf(engines.keys, codeId ?? '') }),
  },
  passwordReset: {
    subject: () => 'Set a new password for Hirelog',
    text: ({ name, link }) =>
      `Hello ${name},\n\nsomebody, hopefully you, asked for a new password. Set it here:\n${link}\n\nThe link can be used once, for one hour. If it was not you, nothing needs to be done: your password stays as it is.\n`,
    secrets: ({ companyId = '', userId = '', resetId = '' }, core) => ({ link: resetLink(core, { companyId, userId, resetId }) }),
  },
  passwordChanged: {
    subject: () => 'Your Hirelog password was changed',
    text: ({ name, link }) => `Hello ${name},\n\nyour password was changed, and every device signed out. If it was not you, set a new one at once:\n${link}\n`,
  },
  reminder: {
    subject: ({ job, company }) => `Your application to ${company} is waiting: ${job}`,
    text: ({ name, job, company, link }) =>
      `Hello ${name},\n\nyour application for "${job}" at ${company} is not finished yet. It goes on where you left off:\n${link}\n`,
  },
}
