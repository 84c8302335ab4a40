// The mails of a server without SMTP. They hold codes for signing in, so only the platform's operator may read them.
import { z } from 'zod'
import { feature, get } from '../kernel/feature.ts'
import { Id, InstantOut, Page, PageQuery } from '../kernel/schema.ts'

const Line = z.object({ id: Id, recipient: z.string(), subject: z.string(), sentAt: InstantOut })
export type MailLine = z.output<typeof Line>

export const mailbox = feature('mailbox', {
  listMails: get('/api/blade-system/mailbox/list', {
    description:
      'Lists the mails that this installation keeps, newest first. `isUsed` is false when an SMTP server takes them.',
    query: PageQuery,
    returns: Page(Line).extend({ isUsed: z.boolean() }),
    own: true,
  }),
  getMail: get('/api/blade-system/mailbox/detail', {
    description: 'Returns one mail that this installation keeps.',
    query: z.object({ id: Id }),
    returns: Line.extend({ text: z.string(), html: z.string() }),
    own: true,
  }),
})
