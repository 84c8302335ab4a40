// The jobs that look an address up and send it a mail. They run for addresses that nobody has, too.
import { InstantOut } from '@daybook/contract/kernel/schema.ts'
import { z } from 'zod'
import { codeLife, purgeCodes } from '../../platform/codes/codes.queries.ts'
import type { Job, OutgoingContext, OutgoingJob } from '../../platform/jobs.queries.ts'
import { type Letter, writeMail } from '../../platform/mail/letter.ts'
import { mailAddress } from '../../platform/mail/mail.ts'
import { mailboxSender } from '../../platform/mail/mailbox.queries.ts'
import { askCell } from './recovery.cells.ts'
import { centresJob, codeJob, Language, type RecoveryParts } from './recovery.parts.ts'
import { accountsOf, centresOf } from './recovery.queries.ts'
import { recoveryWords } from './recovery.words.ts'

const CodePayload = z.object({ sealed: z.string(), at: InstantOut, language: Language })
const Sealed = z.object({ mail: z.string(), code: z.string() })
const CentresPayload = z.object({ mail: z.string(), language: Language })

const forgetCodes: Job = {
  name: 'forgetCodes',
  daily: '02:00',
  run: ({ tx, clock }) => purgeCodes(tx, clock.now()),
}

export const recoveryJobs = (parts: RecoveryParts) => [
  sendCode(parts),
  sendCentres(parts),
  askCell(parts),
  forgetCodes,
]

const sendCode = (parts: RecoveryParts): OutgoingJob => ({
  name: codeJob,
  async send(context, payload) {
    const { sealed, at, language } = CodePayload.parse(payload)
    // The mail server was down for longer than the code lives.
    if (Date.parse(at) + codeLife <= context.clock.now().getTime()) return
    const { mail, code } = Sealed.parse(JSON.parse(parts.codes.open(sealed)))
    const [account] = await context.transact((tx) => accountsOf(tx, mail))
    const words = recoveryWords[language]
    const { subject, footer } = words.code
    await post(parts, context, account?.email ?? null, {
      language,
      subject: subject(account?.centreName ?? ''),
      paragraphs: [words.code.text(code)],
      footer,
    })
  },
})

const sendCentres = (parts: RecoveryParts): OutgoingJob => ({
  name: centresJob,
  async send(context, payload) {
    const { mail, language } = CentresPayload.parse(payload)
    const centres = await context.transact((tx) => centresOf(tx, parts.codes.open(mail)))
    const words = recoveryWords[language].centres
    await post(parts, context, centres[0]?.email ?? null, {
      language,
      subject: words.subject,
      paragraphs: [words.text, ...centres.map(({ name, tenantId }) => `${name}: ${tenantId}`)],
      link: { words: words.open, url: `${parts.publicUrl()}/#/pages/login/login-account` },
      footer: words.footer,
    })
  },
})

async function post(
  { sendMail }: RecoveryParts,
  context: OutgoingContext,
  email: string | null,
  letter: Letter,
): Promise<void> {
  const to = mailAddress(email)
  if (to) await (sendMail ?? mailboxSender(context))(writeMail(letter, { id: context.ids(), to }))
}
