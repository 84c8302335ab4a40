import { visitor } from '@daybook/contract/visitor/visitor.contract.ts'
import { implement } from '../../platform/implement.ts'
import {
  createVisitor,
  getTenantInfo,
  leave,
  leaveAtTablet,
  sendVisitorCode,
  validateVisitorCode,
} from './visitor.door.handlers.ts'
import { assignTeacher, checkOutVisitor, getVisitor, listVisitors } from './visitor.handlers.ts'
import type { VisitorParts } from './visitor.parts.ts'

const door = { can: 'public' } as const

export const visitorRoutes = (parts: VisitorParts) =>
  implement(visitor, {
    listVisitors: { can: 'visitor.read', run: listVisitors },
    getVisitor: { can: 'visitor.read', run: getVisitor },
    assignTeacher: { can: 'visitor.assign', audit: 'visitor.assign', run: assignTeacher },
    checkOutVisitor: { can: 'visitor.checkOut', audit: 'visitor.check-out', run: checkOutVisitor },
    getTenantInfo: { ...door, run: getTenantInfo },
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
