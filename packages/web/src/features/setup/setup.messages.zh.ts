import type { WordsOf } from '../../platform/i18n/keys.ts'
import type { setupEn } from './setup.messages.en.ts'

export const setupZh: WordsOf<typeof setupEn> = {
  title: '园所设置向导',
  number: '登录时的园所编号：{{number}}',
  progress: '已完成{{done}}项，共{{all}}项',
  ready: '园所已准备就绪',
  done: '已完成（{{count}}）',
  todo: '待完成',
  rooms: '班级',
  roomsHint: '各班的年龄范围和核定人数',
  staff: '教职工',
  staffHint: '给每位同事发送各自的链接',
  children: '幼儿',
  childrenHint: '导入已有名单，或逐个添加',
  plan: '每日计划',
  planHint: '可先套用适合各班的模板，再按需修改',
  holidays: '公众假期',
  holidaysHint: '选择所在地区，各地区假期不同',
  terms: '学期日期',
  termsHint: '仅学期内来园的幼儿，假期中不计入应到人数',
  checklists: '检查表',
  checklistsHint: '查看 Daybook 自带的检查表，或填写第一份',
  tablet: '门口平板',
  tabletHint: '家长和教职工在此签到、签退',
}
