// The search parameters to open screens that need a record's id, by screen name.

import { article } from '@daybook/contract/article/article.kind.ts'
import { asset } from '@daybook/contract/asset/asset.kind.ts'
import { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import { award } from '@daybook/contract/award/award.kind.ts'
import { bottle } from '@daybook/contract/bottle/bottle.contract.ts'
import { care } from '@daybook/contract/care/care.contract.ts'
import { conversation } from '@daybook/contract/conversation/conversation.contract.ts'
import { drill } from '@daybook/contract/drill/drill.contract.ts'
import { food } from '@daybook/contract/food/food.kind.ts'
import { learningStory } from '@daybook/contract/learningStory/learningStory.contract.ts'
import { mealMenu } from '@daybook/contract/mealMenu/mealMenu.kind.ts'
import { meeting } from '@daybook/contract/meeting/meeting.kind.ts'
import { message } from '@daybook/contract/message/message.contract.ts'
import { notice } from '@daybook/contract/notice/notice.kind.ts'
import { payParity } from '@daybook/contract/payParity/payParity.contract.ts'
import { plan } from '@daybook/contract/plan/plan.contract.ts'
import { policy } from '@daybook/contract/policy/policy.kind.ts'
import { report } from '@daybook/contract/report/report.contract.ts'
import { roster } from '@daybook/contract/roster/roster.contract.ts'
import { staff } from '@daybook/contract/staff/staff.contract.ts'
import { today } from '@daybook/contract/today/today.contract.ts'
import { visitor } from '@daybook/contract/visitor/visitor.contract.ts'
import { workflow } from '@daybook/contract/workflow/workflow.contract.ts'
import { writePageParams } from '@daybook/contract/workflow/workflow.page.rules.ts'
import type { Page } from '@playwright/test'
import { callAs } from './api.ts'

export interface Screen {
  feature: string
  name: string
  path: string
  /** The right that opens it, or `public`. */
  can?: string
  /** The names of its search parameters. */
  search: string[]
}

export const namesAnId = ({ search }: Screen) => search.some((name) => /^id$|Id$/.test(name))

/** The page of an item in the user's day. */
const fromDay = async (page: Page, path: string) => {
  const { data } = await callAs(page, today, 'listDay', {})
  const found = data.find((item) => item.page?.startsWith(`${path}?`))?.page
  if (!found) throw new Error(`nothing of the day opens ${path}`)
  return found
}

/** The newest of the user's own reports of a kind. */
const ownReport = (kind: string) => async (page: Page, path: string) => {
  const { data } = await callAs(page, report, 'listMine', { kind })
  return `${path}?id=${data.records[0]?.id}`
}

const bottleOf = async (page: Page, path: string) => {
  const { data } = await callAs(page, bottle, 'getBoard', {})
  return `${path}?id=${data.bottles[0]?.id}`
}

const newestPolicy = async (page: Page, path: string) => {
  const { data } = await callAs(page, policy, 'list', {})
  return `${path}?id=${data.records[0]?.id}`
}

const askingNotice = async (page: Page, path: string) => {
  const { data } = await callAs(page, notice, 'list', { size: 100 })
  return `${path}?id=${data.records.find(({ asksConfirmation }) => asksConfirmation === 1)?.id}`
}

const newestAward = async (page: Page, path: string) => {
  const { data } = await callAs(page, award, 'list', {})
  return `${path}?id=${data.records[0]?.id}`
}

const comingMeeting = async (page: Page, path: string) => {
  const { data } = await callAs(page, meeting, 'list', { show: 'coming' })
  return `${path}?id=${data.records[0]?.id}`
}

const newestPay = async (page: Page, path: string) => {
  const { data } = await callAs(page, payParity, 'list', {})
  return `${path}?id=${data.records[0]?.id}`
}

const newestRoster = async (page: Page, path: string) => {
  const { data } = await callAs(page, roster, 'list', {})
  return `${path}?id=${data.records[0]?.id}`
}

const startOf = (formKey: string | null) => async (page: Page, path: string) => {
  const { data } = await callAs(page, workflow, 'listProcesses', {})
  const all = data.flatMap(({ processList }) => processList)
  const processId = all.find((process) => process.formKey === formKey)?.id
  return `${path}?p=${encodeURIComponent(writePageParams({ processId }))}`
}

/** One that the user started, or has to decide. */
const runningOf = (formKey: string | null) => async (page: Page, path: string) => {
  const lists = await Promise.all(
    (['listTodo', 'listSent', 'listToClaim', 'listDone'] as const).map((list) =>
      callAs(page, workflow, list, {}),
    ),
  )
  const rows = lists.flatMap(({ data }) => data.records)
  const processInsId = rows.find((row) => row.formKey === formKey)?.processInstanceId
  return `${path}?p=${encodeURIComponent(writePageParams({ processInsId }))}`
}

/** A list or a new form: it opens without its parameters too. */
const itself = async (_: Page, path: string) => path

export const addresses: Record<string, (page: Page, path: string) => Promise<string>> = {
  birthday: fromDay,
  bottleFeed: fromDay,
  meal: itself,
  nappyChange: fromDay,
  // The day has no sleep task, so its board is opened by room.
  sleep: async (_, path) => `${path}?code=totara`,
  sunscreenApplication: fromDay,
  openingCheck: fromDay,
  closingCheck: fromDay,
  cleaningCheck: fromDay,
  healthSafetyCheck: fromDay,
  // The demo plans none.
  headCount: async (_, path) => `${path}?code=tui`,
  closure: itself,
  processForm: itself,
  checklistForm: async (_, path) => `${path}?kind=openingCheck`,
  // The demo plans it for another weekday.
  premisesCheck: itself,
  eventRollCall: ownReport('event'),
  drillDetail: async (page, path) => {
    const { data } = await callAs(page, drill, 'listDrills', {})
    return `${path}?id=${data.drills[0]?.id}`
  },
  food: itself,
  foodTemperature: itself,
  ingredient: itself,
  dish: itself,
  mealMenu: itself,
  mealMenuPlan: async (page, path) => {
    const { data } = await callAs(page, mealMenu, 'list', {})
    return `${path}?id=${data.records[0]?.id}`
  },
  assetLabel: async (page, path) => {
    const { data } = await callAs(page, asset, 'list', {})
    return `${path}?id=${data.records[0]?.id}`
  },
  bottle: bottleOf,
  bottleLabel: bottleOf,
  newsDetail: async (page, path) => {
    const { data } = await callAs(page, article, 'listPublic', {})
    return `${path}?id=${data.records[0]?.id}`
  },
  foodDetail: async (page, path) => {
    const { data } = await callAs(page, food, 'listExpired', {})
    return `${path}?id=${data.records[0]?.id}`
  },
  checkDetails: async (page, path) => {
    const { data } = await callAs(page, care, 'listCareEntries', {})
    return `${path}?id=${data.records[0]?.id}`
  },
  childPage: async (page, path) => {
    const { data } = await callAs(page, attendance, 'listPresent', {})
    return `${path}?id=${data[0]?.id}`
  },
  medicineOfChild: async (page, path) => {
    const { data } = await callAs(page, attendance, 'listPresent', {})
    return `${path}?id=${data[0]?.id}`
  },
  incident: ownReport('incident'),
  aftercare: ownReport('incident'),
  incidentForm: itself,
  incidentHistory: itself,
  leave: ownReport('leave'),
  leaveForm: itself,
  leaveHistory: itself,
  allLeave: itself,
  credential: ownReport('credential'),
  credentialForm: itself,
  credentialHistory: itself,
  payParity: newestPay,
  payParityConfirm: newestPay,
  payParityForm: itself,
  payParityHistory: itself,
  medicine: ownReport('medicine'),
  medicineForm: itself,
  medicineHistory: itself,
  illness: ownReport('illness'),
  illnessForm: itself,
  illnessHistory: itself,
  riskAssessment: ownReport('riskAssessment'),
  riskAssessmentForm: itself,
  riskAssessmentHistory: itself,
  event: ownReport('event'),
  eventForm: itself,
  eventHistory: itself,
  hazard: ownReport('hazard'),
  hazardForm: itself,
  hazardHistory: itself,
  hazards: itself,
  policy: newestPolicy,
  policyForm: itself,
  policyPeople: newestPolicy,
  noticeConfirmationPeople: askingNotice,
  award: newestAward,
  awardForm: itself,
  awardPeople: newestAward,
  awardAnswer: newestAward,
  meeting: comingMeeting,
  meetingForm: itself,
  meetingPeople: comingMeeting,
  meetingAnswer: comingMeeting,
  roster: newestRoster,
  rosterForm: itself,
  rosterPeople: newestRoster,
  rosterAnswer: newestRoster,
  conversation: async (page, path) => {
    const { data } = await callAs(page, conversation, 'listConversations', {})
    return `${path}?id=${data.records[0]?.id}`
  },
  messageInfo: async (page, path) => {
    const { data } = await callAs(page, message, 'listMessages', {})
    return `${path}?id=${data.records[0]?.id}`
  },
  article: itself,
  asset: itself,
  notice: itself,
  learningStories: itself,
  learningStory: async (page, path) => {
    const { data } = await callAs(page, learningStory, 'list', {})
    return `${path}?id=${data.records[0]?.id}`
  },
  learningStoryCreate: itself,
  learningStoryCreatePc: itself,
  learningSet: async (page, path) => {
    const { data } = await callAs(page, learningStory, 'listSets', {})
    return `${path}?id=${data.records[0]?.id}`
  },
  workflowStart: startOf(null),
  workflowLeaveStart: startOf('wf_ex_Leave'),
  workflowDetail: runningOf(null),
  workflowLeaveDetail: runningOf('wf_ex_Leave'),
  learningGoal: itself,
  assetScan: itself,
  term: itself,
  payTable: itself,
  webAddress: itself,
  webView: itself,
  place: itself,
  placeMap: itself,
  chooseLocation: itself,
  openLocation: async (_, path) => `${path}?latitude=-36.8&longitude=174.7&name=Library`,
  position: itself,
  lookup: itself,
  team: itself,
  role: itself,
  room: itself,
  child: itself,
  staff: itself,
  visitorSignIn: async (page, path) => {
    const { data } = await callAs(page, staff, 'getOwn', {})
    return `${path}?tenant=${data.tenantId}`
  },
  visitor: async (page, path) => {
    const { data } = await callAs(page, visitor, 'listVisitors', {})
    return `${path}?id=${data.records[0]?.id}`
  },
  planForm: async (page, path) => {
    const { data } = await callAs(page, plan, 'listPlan', {})
    return `${path}?id=${data[0]?.id}`
  },
}
