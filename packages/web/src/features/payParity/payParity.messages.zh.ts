import type { WordsOf } from '../../platform/i18n/keys.ts'
import type { payParityEn } from './payParity.messages.en.ts'

export const payParityZh: WordsOf<typeof payParityEn> = {
  title: '薪酬对等',
  report: '提交薪级',
  history: '薪酬对等',
  several: '薪级',
  dueOwn: '已提交薪级',
  dueDecide: '审核薪级',
  position: '薪级信息',
  proof: '证明材料',
  group: '学历组别',
  step: '薪级',
  serviceHours: '认可工龄（小时）',
  note: '备注',
  evidence: '文件',
  'group.p3': 'P3',
  'group.p3Plus': 'P3+',
  'group.p4': 'P4',
  'group.p5': 'P5',
  steps: '薪级表',
  startsFor: '起始组别',
  yearly: '年薪（新西兰元）',
  thisStep: '{{step}}（所选）',
  from: '自{{day}}起执行',
  unverified:
    '部分数字未能与教育部公布的表格核对。园长须对照《幼儿教育拨款手册》附录4核实；如有出入，请录入本园的薪级表。',
  noTable: '您所在的国家没有薪级表。',
  ownTable: '由本园录入：{{name}}',
  enterOwn: '本园薪级表',
}
