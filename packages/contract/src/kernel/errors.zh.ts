import type { ErrorKey } from './errors.ts'

export const errorsZh: Record<ErrorKey, string> = {
  VALIDATION_FAILED: '请检查您填写的内容',
  UNAUTHENTICATED: '请重新登录',
  FORBIDDEN: '您的角色无权进行此操作',
  NOT_FOUND: '该内容已不存在',
  PAYLOAD_TOO_LARGE: '内容过大，无法发送',
  UNSUPPORTED_MEDIA_TYPE: '不支持该格式',
  IDEMPOTENCY_KEY_REUSED: '该记录已以其他内容提交过',
  TOO_MANY_REQUESTS: '请求过于频繁，请稍候再试',
  INTERNAL: '发生了一些错误',
  UNAVAILABLE: '系统繁忙，请稍后再试',

  TIME_IN_FUTURE: '该时间尚未到来',
  TIME_TOO_OLD: '时间过早，请联系园长补录',
  TIME_AFTER_RECORDING: '该时间晚于记录时间，请另建新记录',

  CHILD_ALREADY_SIGNED_IN: '该儿童已签到',
  CHILD_NOT_SIGNED_IN: '该儿童尚未签到',
  SIGN_OUT_BEFORE_SIGN_IN: '离园时间早于到园时间',
  CHILD_NOT_ENROLLED: '该儿童当天没有在册',
  SIGN_OUT_OTHER_DAY: '该时间不在到园当天',
  STAFF_ALREADY_SIGNED_IN: '您已签到上班',
  STAFF_NOT_SIGNED_IN: '您尚未签到上班',

  CHILD_NOT_PRESENT: '该儿童现在不在园，请先签到',
  CHILD_NOT_PRESENT_THEN: '该儿童当时不在园',
  CHILD_NOT_IN_ROOM: '该儿童不属于此任务的班级',
  CHILD_TWICE: '同一儿童在此记录中出现了两次',
  TASK_NOT_TODAY: '此任务不属于该记录的日期',
  TASK_OF_OTHER_KIND: '此任务属于另一种照护',
  RECORD_VOIDED: '该记录已作废',
  RECORD_CHANGED: '他人已修改该记录，请重新查看',
  RECORD_EXISTS: '该记录已存在',
  REASON_REQUIRED: '请填写原因',

  PLAN_NEEDS_TIME: '请至少选择一个时间',
  PLAN_NEEDS_WEEKDAY: '请至少选择一个星期几',
  PLAN_CHANGED: '他人刚刚修改了此条目，请重新查看',
  PLAN_REMOVED: '他人刚刚移除了此条目',
  ROOM_NOT_FOUND: '没有这个班级',
  STAFF_NOT_FOUND: '此人已不在本园工作',
}
