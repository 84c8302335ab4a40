import { staff } from '@daybook/contract/staff/staff.contract.ts'
import type { RandomBytes } from '../../platform/ids.ts'
import { implement } from '../../platform/implement.ts'
import { registerHandlers } from '../register/index.ts'
import { getOwn, getStaff, listLeaders, searchStaff } from './staff.handlers.ts'
import {
  getTeacher,
  grantRoles,
  listMasked,
  listUsers,
  resetPassword,
  submitTeacher,
  submitUser,
} from './staff.manage.handlers.ts'
import { updateAvatar } from './staff.picture.handlers.ts'
import { getProfile, saveProfile } from './staff.profile.handlers.ts'
import { staffRegister } from './staff.register.ts'

const register = registerHandlers(staffRegister)
const list = { can: 'staff.readPrivate', run: listUsers } as const
const edit = { can: 'staff.edit', live: 'staff.readPrivate' } as const

export const staffRoutes = ({ random }: { random: RandomBytes }) =>
  implement(staff, {
    getOwn: { can: 'session', run: getOwn },
    getStaff: { can: 'staff.read', run: getStaff },
    listLeaders: { can: 'staff.read', run: listLeaders },
    searchStaff: { can: 'staff.read', run: searchStaff },
    list: { ...register.list, run: listMasked },
    get: { ...register.get, can: 'staff.read', run: getTeacher },
    submit: { ...register.submit, can: 'session', run: submitTeacher },
    remove: register.remove,
    getProfile: { can: 'session', run: getProfile },
    saveProfile: { can: 'session', audit: 'staff.profile', run: saveProfile },
    updateAvatar: { can: 'staff.read', audit: 'staff.picture', run: updateAvatar },
    listUsers: list,
    pageUsers: list,
    submitUser: { ...edit, audit: 'staff.submit', run: submitUser },
    updateUser: { ...edit, audit: 'staff.submit', run: submitUser },
    removeUsers: register.remove,
    grantRoles: { ...edit, audit: 'staff.grant', run: grantRoles },
    resetPassword: {
      ...edit,
      // The password is for whoever asked for it.
      liveSaysNothing: true,
      audit: 'staff.reset-password',
      run: resetPassword(random),
    },
  })
