import type { WordsOf } from '../../platform/i18n/keys.ts'
import type { dataExportEn } from './dataExport.messages.en.ts'

export const dataExportZh: WordsOf<typeof dataExportEn> = {
  title: '导出全部数据',
  held: '包含内容',
  people: '幼儿、联系人、入园登记和教职工',
  days: '考勤、照护、睡眠和访客记录',
  records: '各类报告、学习故事、检查、演练和流程',
  plans: '班级、计划、通知、制度、会议及其他登记信息',
  files: '照片、视频和文档',
  trail: '操作记录',
  left: '不包含内容',
  secrets: '密码、PIN 码、登录验证码和密钥',
  personal: '个人消息、个人动态和未提交的草稿',
  file: '文件',
  hint: '一个 zip 压缩包，每张数据表都有 CSV（可用电子表格打开）和 JSON（供其他程序使用）两种格式，照片和文档放在一个文件夹里。其中含有幼儿和教职工的隐私信息，请妥善保管。',
  download: '下载全部数据',
  progress: '已接收{{size}} MB',
  progressOf: '已接收{{size}} MB，总量至少{{all}} MB',
  saved: '已下载（{{size}} MB）',
  failed: '下载未完成，没有保存任何文件。请检查网络后重试。',
  retry: '重试',
  childTitle: '家长索取幼儿资料',
  childHint:
    '一个 zip 压缩包，包含有关{{name}}的资料（CSV 和 JSON 格式），以及报告和学习故事中的照片。记录中可能提到其他幼儿，交给家长前请先通读。',
  childDownload: '下载该幼儿的资料',
  staffTitle: '教职工索取本人资料',
  staffHint:
    '一个 zip 压缩包，包含有关{{name}}的资料（CSV 和 JSON 格式）：个人档案、考勤、请假、证书、薪酬对等、荣誉、排班和回复，以及相关文件。记录中可能提到其他人，交给本人前请先通读。',
  staffDownload: '下载该人员的资料',
}
