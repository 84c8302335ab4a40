// The mail with a visitor's code. A job sends it, so that the answer takes as long for every address.
import { Id } from '@daybook/contract/kernel/schema.ts'
import { z } from 'zod'
import type { Context } from '../../platform/context.ts'
import type { OutgoingJob } from '../../platform/jobs.queries.ts'
import { writeMail } from '../../platform/mail/letter.ts'
import { mailAddress } from '../../platform/mail/mail.ts'
import { mailboxSender } from '../../platform/mail/mailbox.queries.ts'
import type { VisitorParts } from './visitor.parts.ts'

const CodeMail = z.object({
  /** The code's row. */
  id: Id,
  /** Address and code, encrypted: a code in clear has no place in the database. */
  sealed: z.string(),
  centreName: z.string(),
  language: z.enum(['en-US', 'zh-CN']),
})

const Sealed = z.object({ to: z.string(), code: z.string() })

const name = 'mailVisitorCode'

export function planCodeMail(
  { codes }: VisitorParts,
  { jobs, caller }: Pick<Context<unknown, unknown>, 'jobs' | 'caller'>,
  { to, code, ...mail }: Pick<z.input<typeof CodeMail>, 'id' | 'centreName'> & z.input<typeof Sealed>,
): Promise<void> {
  const payload: z.input<typeof CodeMail> = {
    ...mail,
    sealed: codes.seal(JSON.stringify({ to, code })),
    language: caller.language,
  }
  return jobs(name, payload, { queue: 'mail', isUrgent: true })
}

export const mailVisitorCode = ({ codes, sendMail }: Omit<VisitorParts, 'random'>): OutgoingJob => ({
  name,
  async send(context, payload) {
    const { id, sealed, centreName, language } = CodeMail.parse(payload)
    const { to, code } = Sealed.parse(JSON.parse(codes.open(sealed)))
    const address = mailAddress(to)
    if (!address) return
    const letter = { language, ...words[language](code, centreName) }
    await (sendMail ?? mailboxSender(context))(writeMail(letter, { id, to: address }))
  },
})

const words = {
  'en-US': (code: string, centreName: string) => ({
    subject: `${code} is your visitor code`,
    paragraphs: [`Enter this code to sign in or out at ${centreName}: ${code}`, 'It’s valid for 10 minutes.'],
    footer: 'If you didn’t ask for a code, you can ignore this mail.',
  }),
  'zh-CN': (code: string, centreName: string) => ({
    subject: `访客验证码：${code}`,
    paragraphs: [`请输入此验证码，完成${centreName}的访客登记或签离：${code}`, '验证码10分钟内有效。'],
    footer: '如非本人操作，请忽略此邮件。',
  }),
}
