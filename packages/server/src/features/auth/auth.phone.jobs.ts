// Sends the code by SMS. The job also runs for unknown numbers.
import { InstantOut } from '@daybook/contract/kernel/schema.ts'
import { z } from 'zod'
import { codeLife } from '../../platform/codes/codes.queries.ts'
import type { OutgoingJob } from '../../platform/jobs.queries.ts'
import { accountOfPhone } from './auth.account.queries.ts'
import type { AuthParts } from './auth.parts.ts'

export const phoneJob = 'sendPhoneCode'

const Payload = z.object({ sealed: z.string(), at: InstantOut, language: z.enum(['en-US', 'zh-CN']) })
const Sealed = z.object({ id: z.string(), number: z.string(), code: z.string() })

const words = {
  'en-US': (code: string) =>
    `Your Daybook code is ${code}. It works for 10 minutes. Don’t share it with anyone.`,
  'zh-CN': (code: string) => `您的 Daybook 验证码是 ${code}，10分钟内有效，请勿告诉他人。`,
}

export const textPhoneCode = ({ sendSms, codes }: AuthParts): OutgoingJob => ({
  name: phoneJob,
  async send({ transact, clock }, payload) {
    const { sealed, at, language } = Payload.parse(payload)
    // The gateway was unavailable until the code expired.
    if (!sendSms || Date.parse(at) + codeLife <= clock.now().getTime()) return
    const { id, number, code } = Sealed.parse(JSON.parse(codes.open(sealed)))
    if (await transact((tx) => accountOfPhone(tx, number)))
      await sendSms({ id, to: number, text: words[language](code) })
  },
})
