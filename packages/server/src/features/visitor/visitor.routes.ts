import { visitor } from '@daybook/contract/visitor/visitor.contract.ts'
import { implement } from '../../platform/implement.ts'
import type { Job } from '../../platform/jobs.queries.ts'
import { purgeCodes } from './visitor.code.queries.ts'
import {
  createVisitor,
  getTenantInfo,
  leave,
  leaveAtTablet,
  sendVisitorCode,
  validateVisitorCode,
} from './visitor.door.handlers.ts'
import {
  assignTeacher,
  checkOutVisitor,
  getVisitor,
  listVisitors,
  signInVisitor,
  takeVisitor,
} from './visitor.handlers.ts'
import { mailVisitorCode } from './visitor.mail.ts'
import type { VisitorParts } from './visitor.parts.ts'

/** Deletes codes too old to count. */
const forgetVisitorCodes: Job = {
  name: 'forgetVisitorCodes',
  daily: '02:30',
  run: ({ tx, clock }) => purgeCodes(tx, clock.now()),
}

export const visitorJobs = (parts: VisitorParts) => [mailVisitorCode(parts), forgetVisitorCodes]

const door = { can: 'public' } as const

export const visitorRoutes = (parts: VisitorParts) =>
  implement(visitor, {
    listVisitors: { can: 'visitor.read', run: listVisitors },
    getVisitor: { can: 'visitor.read', run: getVisitor },
    signInVisitor: { can: 'visitor.receive', audit: 'visitor.sign-in', run: signInVisitor },
    takeVisitor: { can: 'visitor.receive', audit: 'visitor.take', run: takeVisitor },
    assignTeacher: { can: 'visitor.assign', audit: 'visitor.assign', run: assignTeacher },
    checkOutVisitor: { can: 'visitor.checkOut', audit: 'visitor.check-out', run: checkOutVisitor },
    getTenantInfo: { ...door, run: (context) => getTenantInfo(parts, context) },
    sendVisitorCode: {
      ...door,
      audit: 'visitor.send-code',
      run: (context) => sendVisitorCode(parts, context),
    },
    validateVisitorCode: {
      ...door,
      audit: 'visitor.validate-code',
      run: (context) => validateVisitorCode(parts, context),
    },
    createVisitor: { ...door, audit: 'visitor.check-in', run: (context) => createVisitor(parts, context) },
    leave: { ...door, audit: 'visitor.leave', run: leave },
    leaveAtTablet: { can: 'kiosk.use', audit: 'visitor.leave', run: leaveAtTablet },
  })
