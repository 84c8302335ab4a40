// Visitors: people without an account. Staff sign them in by name, reason and host, or they sign in at the door, on the
// tablet or on their own phone. Where the centre asks for a code, it proves their address before anything is stored about
// them. A visit is never deleted. The hard rule: no public answer tells whether an address, a host or an account exists,
// and nothing public names more of the centre than its name and what it asks of visitors.
import { z } from 'zod'
import { feature, get, post } from '../kernel/feature.ts'
import { isPhone } from '../kernel/phone.rules.ts'
import {
  areDays,
  daysQuery,
  Id,
  Instant,
  InstantOut,
  ofDays,
  Page,
  PageQuery,
  TenantId,
  Text,
} from '../kernel/schema.ts'
import { messageKinds } from '../message/message.kind.ts'
import { codeOf, isCode, isEmail, isPlain, visitorAsks, visitorLimits, visitStates } from './visitor.rules.ts'

const Mail = z
  .string()
  .trim()
  .max(visitorLimits.mail)
  .refine(isEmail)
  .transform((text) => text.toLowerCase())
const Plain = (max: number) => z.string().trim().min(1).max(max).refine(isPlain)
/** As it is typed from the mail. */
export const VisitorCode = z.string().max(visitorLimits.code).transform(codeOf).refine(isCode)
/** What proves that somebody has read the code. Later it is their badge. */
const Ticket = z.string().regex(/^[\w-]{43}$/)

const Phone = z.string().trim().max(visitorLimits.phone).refine(isPhone)

const Person = z.object({ id: Id, name: z.string() })

export const Visit = z.object({
  id: Id,
  name: z.string(),
  company: z.string().nullable(),
  purpose: z.string(),
  /** As the visitor wrote it. */
  hostName: z.string(),
  /** The member of staff of that name, if there is exactly one. */
  host: Person.nullable(),
  /** Only for managers, the host and the teacher who looks after the visitor. */
  email: z.string().nullable(),
  phone: z.string().nullable(),
  teacher: Person.nullable(),
  /** Of the teacher, under the specification's name. */
  userId: Id.nullable(),
  assignedAt: InstantOut.nullable(),
  assignedBy: Person.nullable(),
  /** Null for a visitor whom a member of staff signed in. */
  conditionsAcceptedAt: InstantOut.nullable(),
  checkedInAt: InstantOut,
  /** Null for a visitor who signed in themselves. */
  checkedInBy: Person.nullable(),
  checkedOutAt: InstantOut.nullable(),
  /** Null for a visitor who checked out themselves. */
  checkedOutBy: Person.nullable(),
  can: z.array(z.enum(['take', 'assign', 'checkOut'])),
})
export type Visit = z.output<typeof Visit>

/** What a visitor shows on the way in, and gives back on the way out. */
export const Badge = z.object({
  /** Of the visit, for `check/validate/{id}`. */
  id: Id,
  name: z.string(),
  company: z.string().nullable(),
  hostName: z.string(),
  checkedInAt: InstantOut,
  checkedOutAt: InstantOut.nullable(),
})

export const visitorMessages = messageKinds('visitor', {
  /** To the host, and to managers when no host is known. */
  arrived: z.object({ visitorName: z.string(), company: z.string(), purpose: z.string() }),
  /** To the teacher who looks after the visitor. */
  assigned: z.object({ visitorName: z.string(), company: z.string(), byName: z.string() }),
})

const door = { access: 'public' } as const

export const visitor = feature('visitor', {
  listVisitors: get('/api/blade-garden/visitor/list', {
    description: "Lists the centre's visitors, newest first, of all time unless days are given.",
    query: PageQuery.extend({
      ...daysQuery,
      state: z.enum(visitStates).optional(),
      /** Looks into name, company, purpose, host and teacher. */
      text: Text(100).optional(),
    }).refine(areDays, ofDays),
    returns: Page(Visit),
    offline: 'cache',
  }),
  getVisitor: get('/api/blade-garden/visitor/detail', {
    description: "Returns one visit with the visitor's details.",
    query: z.object({ id: Id }),
    returns: Visit,
    offline: 'cache',
  }),
  signInVisitor: post('/api/blade-garden/visitor/sign-in', {
    description:
      'Signs a visitor in on behalf of the visitor, by name, reason and host. Whoever looks after the visitor is assigned at once.',
    body: z.object({
      name: Plain(visitorLimits.name),
      purpose: Plain(visitorLimits.purpose),
      /** The member of staff whom the visitor sees. */
      hostId: Id,
      company: Text(visitorLimits.company).refine(isPlain).nullish(),
      mail: Mail.nullish(),
      phone: Phone.nullish(),
      occurredAt: Instant,
      /** Whether the sender looks after the visitor. */
      looksAfter: z.boolean().default(false),
    }),
    returns: Visit,
    offline: 'queue',
    own: true,
    errors: ['STAFF_NOT_FOUND', 'TIME_IN_FUTURE', 'TIME_TOO_OLD'],
  }),
  takeVisitor: post('/api/blade-garden/visitor/take', {
    description: 'The sender looks after a visitor from now on, where nobody does yet.',
    query: z.object({ id: Id }),
    returns: z.null(),
    own: true,
    errors: ['VISITOR_LEFT', 'VISITOR_TAKEN'],
  }),
  assignTeacher: post('/api/blade-garden/visitor/assign-teacher', {
    description: 'Names the teacher who looks after a visitor. It can be changed until the visitor has left.',
    query: z.object({ id: Id, userId: Id }),
    returns: z.null(),
    errors: ['VISITOR_LEFT', 'STAFF_NOT_FOUND'],
  }),
  checkOutVisitor: post('/api/blade-garden/visitor/checkout', {
    description: 'Checks a visitor out, on behalf of the visitor.',
    query: z.object({ id: Id }),
    returns: z.null(),
    errors: ['VISITOR_LEFT'],
  }),

  getTenantInfo: get('/api/front/blade-garden/check/tenant-info', {
    description: 'Returns what a public page may show of a centre, and what the centre asks of visitors.',
    ...door,
    returns: z.object({
      tenantId: TenantId,
      name: z.string(),
      asks: z.enum(visitorAsks),
      /** Whether a code that is asked for reaches the visitor: not where no mail server is set up. */
      sendsCodes: z.boolean(),
    }),
  }),
  sendVisitorCode: post('/api/front/blade-garden/visitor/mail/send-code', {
    description:
      "Sends a code to the visitor's mail address, to come in or to leave with. Only the last code counts, and once.",
    ...door,
    query: z.object({ mail: Mail }),
    returns: z.null(),
  }),
  validateVisitorCode: post('/api/front/blade-garden/visitor/mail/validate-code', {
    description:
      'Exchanges the code from the mail for a ticket. A wrong, a used and an expired code get the same answer.',
    ...door,
    query: z.object({
      mail: Mail,
      code: VisitorCode,
    }),
    returns: z.object({ ticket: Ticket }),
    errors: ['CODE_WRONG'],
  }),
  createVisitor: post('/api/front/blade-garden/visitor/create', {
    description:
      'Checks the visitor in. Sent twice with the same ticket, it is one visit. Where the centre asks for a code, the ticket is what the code was exchanged for; otherwise the caller may make 256 random bits.',
    ...door,
    body: z.object({
      ticket: Ticket,
      mail: Mail.nullish(),
      name: Plain(visitorLimits.name),
      phone: Phone.nullish(),
      company: Text(visitorLimits.company).refine(isPlain).nullish(),
      purpose: Plain(visitorLimits.purpose),
      hostName: Plain(visitorLimits.hostName),
      acceptsConditions: z.literal(true),
    }),
    returns: Badge,
    errors: ['TICKET_WRONG'],
  }),
  leave: post('/api/front/blade-garden/visitor/leave', {
    description: 'Checks the visitor out by their own ticket, which is the badge.',
    ...door,
    body: z.object({ ticket: Ticket }),
    returns: Badge,
    own: true,
  }),
  leaveAtTablet: post('/api/front/blade-garden/check/visitor-leave', {
    description:
      'Checks the visitor with this mail address out at a paired tablet, which keeps no badge; or the one visitor of this name, who gave no address.',
    body: z
      .object({ mail: Mail.optional(), name: Plain(visitorLimits.name).optional() })
      .refine(({ mail, name }) => (mail === undefined) !== (name === undefined), { path: ['mail'] }),
    returns: z.object({ left: z.number().int() }),
    own: true,
  }),
})

/** What awaits managers at the door: visitors without a teacher. */
export type VisitorAwaiting = {
  visitors: { visitorName: string }
}
