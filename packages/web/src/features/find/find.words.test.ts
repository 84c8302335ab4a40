// What teachers and managers type, and the pages that they mean.
import { rightsOf } from '@daybook/contract/kernel/rights.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { languagePack } from '../../../../../tools/vite-language.ts'
import { screenTable } from '../../app/screens.ts'
import { registerScreens } from '../../platform/screens/places.ts'
import type { OwnUser, SessionState } from '../../platform/session/session.state.ts'
import { findIn, indexOf } from './find.match.ts'
import { isInMenu, placesFor } from './find.places.ts'
import { places } from './find.words.ts'

/** Rows that are among the first of what a word finds. */
const first = 6

const ofTeacher: Record<string, string> = {
  fire: 'drills',
  evacuation: 'drills',
  earthquake: 'drills',
  roster: 'rosterList',
  shift: 'rosterList',
  'my shifts': 'rosterList',
  hours: 'rosterList',
  injury: 'incidentForm',
  'report an accident': 'incidentForm',
  'bump on the head': 'incidentForm',
  bite: 'incidentForm',
  password: 'setting',
  pin: 'ownPin',
  ratio: 'house',
  holiday: 'leaveForm',
  'annual leave': 'leaveForm',
  'sick day': 'leaveForm',
  diaper: 'nappyChange',
  'record a nappy change': 'nappyChange',
  potty: 'nappyChange?tab=toilet',
  nap: 'sleep',
  wifi: 'outbox',
  offline: 'outbox',
  'sign in a visitor': 'visitors',
  contractor: 'visitors',
  'sign in': 'childrenList?show=toCome',
  pickup: 'childrenList?show=present',
  attendance: 'childrenList',
  fever: 'illnessForm',
  vomiting: 'illnessForm',
  medication: 'medicineForm',
  pamol: 'medicineForm',
  bottle: 'bottleFeed',
  sunscreen: 'sunscreenApplication',
  excursion: 'riskAssessmentForm',
  broken: 'hazardForm',
  cleaning: 'cleaningCheck',
  'opening check': 'openingCheck',
  'lock up': 'closingCheck',
  'learning story': 'learningStoryCreate',
  policies: 'policyList',
  minutes: 'meetingList',
  announcements: 'notice',
  'first aid': 'credentialHistory',
  'pay parity': 'payParityHistory',
  inventory: 'asset',
  expired: 'nearExpiryFood',
  'dark mode': 'mine',
  language: 'mine',
  'log out': 'mine',
  help: 'service',
  'text size': 'setting',
  notifications: 'notifications',
  law: 'rules',
  消防: 'drills',
  演习: 'drills',
  排班: 'rosterList',
  上班时间: 'rosterList',
  受伤: 'incidentForm',
  孩子摔倒了: 'incidentForm',
  密码: 'setting',
  师生比: 'house',
  请假: 'leaveForm',
  年假: 'leaveForm',
  换尿布: 'nappyChange',
  上厕所: 'nappyChange?tab=toilet',
  午睡: 'sleep',
  喂奶: 'bottleFeed',
  喂药: 'medicineForm',
  发烧: 'illnessForm',
  访客登记: 'visitors',
  接孩子: 'childrenList?show=present',
  签到: 'childrenList?show=toCome',
  防晒: 'sunscreenApplication',
  公告: 'notice',
  制度: 'policyList',
  开会: 'meetingList',
  急救证: 'credentialHistory',
  报修: 'hazardForm',
  清洁: 'cleaningCheck',
  离线: 'outbox',
  学习故事: 'learningStoryCreate',
  退出登录: 'mine',
  帮助: 'service',
}

const ofManager: Record<string, string> = {
  'plan the roster': 'rosterForm',
  'reset password': 'staff',
  'new teacher': 'staff',
  'locked account': 'signInLocks',
  'enrol a child': 'child',
  'waiting list': 'waitingList',
  'public holidays': 'holidays',
  permissions: 'role',
  'audit log': 'auditTrail',
  backup: 'dataExport',
  'qr code': 'doorPoster',
  ipad: 'kiosks',
  'single sign on': 'directory',
  'who is on leave': 'allLeave',
  'school terms': 'term',
  checklists: 'checklists',
  departments: 'team',
  'sleep settings': 'sleepSettings',
  'write news': 'article',
  重置密码: 'staff',
  入园报名: 'child',
  节假日: 'holidays',
  权限: 'role',
  二维码: 'doorPoster',
  导出数据: 'dataExport',
  审计: 'auditTrail',
  班级: 'room',
}

beforeAll(() => registerScreens(screenTable))

const sessionOf = (role: 'teacher' | 'manager') =>
  ({ isLogin: true, userProfile: { rights: rightsOf([role]) } as OwnUser }) as SessionState

async function keysOf(role: 'teacher' | 'manager', language: 'en-US' | 'zh-CN') {
  const pack = await languagePack(language)
  const index = indexOf(placesFor(sessionOf(role), (key) => pack[key] ?? key))
  return (text: string) =>
    findIn(index, text)
      .slice(0, first)
      .map(({ key }) => key)
}

describe.each(['en-US', 'zh-CN'] as const)('with the app in %s', (language) => {
  test('a teacher finds what these words mean', async () => {
    const keys = await keysOf('teacher', language)
    const lost = Object.entries(ofTeacher).filter(([text, key]) => !keys(text).includes(key))
    expect(lost.map(([text, key]) => [text, key, keys(text)])).toEqual([])
  })

  test('a manager finds these too, and a teacher none of them', async () => {
    const keys = await keysOf('manager', language)
    const words = { ...ofManager, ratio: 'ratio', incident: 'incidentHistory' }
    const lost = Object.entries(words).filter(([text, key]) => !keys(text).includes(key))
    expect(lost.map(([text, key]) => [text, key, keys(text)])).toEqual([])
    const ofOthers = await keysOf('teacher', language)
    const open = ['staff', 'signInLocks', 'child', 'role', 'auditTrail', 'dataExport', 'kiosks', 'rosterForm']
    expect(
      Object.keys(ofManager).flatMap((text) => ofOthers(text).filter((key) => open.includes(key))),
    ).toEqual([])
  })
})

test('every screen of a menu has words, and every row of words has its screen', () => {
  const named = (key: string) => key.split('?')[0] ?? ''
  const inMenus = Object.entries(screenTable).filter(([, screen]) => isInMenu(screen))
  expect(inMenus.map(([name]) => name).filter((name) => !places[name])).toEqual([])
  expect(Object.keys(places).filter((key) => !screenTable[named(key)])).toEqual([])
})
