// What is not finished is of today. In the years before it is finished, decided, read or answered.

const done = (column: string, otherwise: string) => `coalesce(one.${column}, ${otherwise})`

/** What is to be reviewed would be due for ever. */
const withReview = (column: string, otherwise: string) =>
  `case when one.review_on is null then one.${column} else coalesce(one.${column}, one.${otherwise}) end`

/** Many samples are about what is voided. Most is not. */
const seldom = (column: string) => `case when copy % 4 = 0 then one.${column} end`

/** `<table>.<column>` → its value in the years before, from the row `one`. */
export const finished: Record<string, string> = {
  'attendance.signed_out_at': done('signed_out_at', `one.signed_in_at + interval '1 hour'`),
  'attendance.signed_out_by': done('signed_out_by', 'one.signed_in_by'),
  'care_record.detail': `case when one.kind = 'sleep' and one.detail->'upAt' = 'null'
    then one.detail || jsonb_build_object('upAt', to_char(one.occurred_at at time zone 'UTC' + interval '1 hour',
      'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    else one.detail end`,
  'care_record.void_reason': seldom('void_reason'),
  'care_record.voided_at': seldom('voided_at'),
  'care_record.voided_by': seldom('voided_by'),
  'drill.finished_at': done('finished_at', 'one.created_at'),
  'drill.finished_by': done('finished_by', 'one.id'),
  'filled_check.finished_at': done('finished_at', 'one.started_at'),
  'filled_check.finished_by': done('finished_by', 'one.started_by'),
  'head_count.is_open': 'false',
  'learning_story.published_at': done('published_at', 'one.created_at'),
  'learning_story.state': `case when one.state = 'submitted' and one.happened_on is not null
    and one.title <> '' and one.words <> '' then 'published' else one.state end`,
  'medicine_authority.ended_at': done('ended_at', 'one.signed_at'),
  'medicine_authority.ended_by': done('ended_by', 'one.by_id'),
  'meeting_action.done_at': done('done_at', 'one.created_at'),
  'meeting_action.done_by': done('done_by', 'one.person_id'),
  'message.read_at': done('read_at', 'one.sent_at'),
  'notice.told_at': done('told_at', 'one.release_time'),
  'publication.withdrawn_at': withReview('withdrawn_at', 'published_at'),
  'publication.withdrawn_by': withReview('withdrawn_by', 'author_id'),
  'receipt.answer': `case when one.asks = 'answer' then ${done('answer', `'confirmed'`)} end`,
  'receipt.answered_at': `case when one.asks = 'answer' then ${done('answered_at', 'one.created_at')} end`,
  'receipt.read_at': done('read_at', 'one.created_at'),
  'report.back_on': done('back_on', 'one.away_until'),
  'report.decided_at': done('decided_at', 'one.submitted_at'),
  'report.decided_by': done('decided_by', 'one.author_id'),
  'report.due_done_at': `case when one.due_on is not null then ${done('due_done_at', 'one.submitted_at')} end`,
  'report.state': `case when one.state = 'submitted' then 'confirmed'
    when one.state in ('open', 'inWork') then 'closed' else one.state end`,
  'roll_call.ended_at': done('ended_at', 'one.started_at'),
  'staff_attendance.signed_out_at': done('signed_out_at', `one.signed_in_at + interval '1 hour'`),
  'visit.checked_out_at': done('checked_out_at', 'one.checked_in_at'),
  'workflow_instance.ended_at': done('ended_at', 'one.started_at'),
  'workflow_instance.state': `case when one.state = 'unfinished' then 'finished' else one.state end`,
  'workflow_task.done_at': done('done_at', 'one.opened_at'),
  'workflow_task.done_by': done('done_by', 'coalesce(one.assignee_id, one.candidate_ids[1])'),
  'workflow_task.outcome': done('outcome', `'passed'`),
}
