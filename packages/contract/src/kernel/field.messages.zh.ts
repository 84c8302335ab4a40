import type { FieldError } from './fieldErrors.ts'

export const fieldZh: Record<FieldError, string> = {
  REQUIRED: '此项必填',
  INVALID_FORMAT: '格式不正确，请检查',
  INVALID_CHOICE: '请从选项中选择',
  INVALID_TEXT: '包含无法保存的字符',
  TOO_LONG: '内容过长',
  TOO_SHORT: '内容过短',
  TOO_LARGE: '数值过大',
  TOO_SMALL: '数值过小',
  TOO_MANY: '数量过多',
  TOO_FEW: '数量不足，请补充',
  UNKNOWN_FIELD: '此处不能填写该项',
  IN_FUTURE: '该时间尚未到来',
  IN_PAST: '该时间已过',
  ENDS_BEFORE_START: '结束早于开始',
  BEFORE_BIRTH: '早于幼儿的出生日期',
  NOT_THERE: '该项已不存在，请重新选择',
  TOO_COMMON: '密码过于简单，请更换',
  OVERLAPS: '与其他时间段重叠',
  TAKEN: '已被使用',
  FILE_FORMAT: '不支持该文件格式',
}
