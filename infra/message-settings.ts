import * as z from 'zod'

/** Where messages go; what has no server is kept and shown at /dev/outbox. */
export const messageSettings = {
  SMTP_URL: z.string().optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*@[^\s@]+$/, 'expected an address, such as Hirelog <no-reply@example.com>')
    .optional(),
  SMS_URL: z.string().optional(),
  SMS_FROM: z
    .string()
    .regex(
      /^(\+[1-9]\d{6,14}|[A-Za-z0-9 ]{1,11}|MG[0-9a-f]{32}|\d{3,8})$/,
      'expected a number such as +14155550100, a name of up to 11 letters and digits, or the id of a messaging service',
    )
    .optional(),
  /** A number of the gateway, then the ids of its WhatsApp templates: invitations, reminders and, if there is one, interviews. */
  WHATSAPP: z
    .string()
    .regex(
      /^\+[1-9]\d{6,14}( HX[0-9a-f]{32}){2,3}$/,
      'expected a number and two or three templates: +14155238886 HX… HX… HX…',
    )
    .optional(),
}
