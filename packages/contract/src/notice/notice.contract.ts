// Notices of the centre to its staff: now, or at a planned time. The hard rule: nobody but managers sees a notice before
// its time, or one that is for others; and everybody that it is for is told once.
import { z } from 'zod'
import { feature } from '../kernel/feature.ts'
import { messageKinds } from '../message/message.kind.ts'
import { registerOperations } from '../register/register.kind.ts'
import { noticeRegister } from './notice.register.ts'

const at = registerOperations('/api/blade-desk/notice', noticeRegister)

export const notice = feature('notice', {
  list: at.list(),
  get: at.get(),
  /** Its release time must not be in the past when it is set. */
  submit: at.submit(['NOTICE_IN_PAST']),
  remove: at.remove(),
})

export const noticeMessages = messageKinds('notice', { released: z.object({ title: z.string() }) })
