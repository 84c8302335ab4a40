// What an export holds of one child or of one member of staff: the tables with something about them, and how a row is
// known to be about them. What somebody only did or wrote is about others, and not theirs. A law reads the keys of the
// database and wants each of them here or in `notAbout`, so that a new table is not forgotten.
import type { Exported } from './dataExport.tables.ts'

/** Whom an export is about. */
export interface Subject {
  of: 'child' | 'staff'
  id: string
}

interface Way {
  /** Has the id of the subject, or of a row of `through`. */
  column: string
  /** The table whose rows about the subject have this column's values. */
  through?: { table: Exported; column: string }
}

interface Held {
  /** A row is held that is about the subject in any of these ways. */
  ways: readonly Way[]
  /** Rows with a value here are about somebody else. */
  unless?: string
  /** Columns about others. */
  without?: readonly string[]
  /** A list in a column of JSON of which only the elements of the subject are held. */
  ownOf?: { column: string; list: string; key: string }
}

const by = (...columns: string[]): Held => ({ ways: columns.map((column) => ({ column })) })
const from = (column: string, table: Exported, key = 'id'): Held => ({
  ways: [{ column, through: { table, column: key } }],
})
const any = (...held: Held[]): Held => ({ ways: held.flatMap(({ ways }) => ways) })

// Who else was asked, and everybody's shifts of a week.
const published = { without: ['audience'], ownOf: { column: 'detail', list: 'shifts', key: 'personId' } }

export const about: Record<Subject['of'], Partial<Record<Exported, Held>>> = {
  child: {
    child: by('id'),
    absence: by('child_id'),
    allergy: by('child_id'),
    attendance: by('child_id'),
    attendance_amendment: from('attendance_id', 'attendance'),
    bottle: by('child_id'),
    // Who drank it may be another child.
    bottle_step: { ...any(from('bottle_id', 'bottle'), by('child_id')), without: ['child_id'] },
    care_record: by('child_id'),
    care_amendment: from('record_id', 'care_record'),
    contact: by('child_id'),
    enrolment: by('child_id'),
    food: by('child_id'),
    file: any(
      from('id', 'child', 'picture_file_id'),
      from('id', 'contact', 'picture_file_id'),
      from('id', 'report_file', 'file_id'),
      from('id', 'learning_story_file', 'file_id'),
    ),
    injury_look: from('report_id', 'report'),
    learning_story: from('id', 'learning_story_child', 'story_id'),
    learning_story_child: by('child_id'),
    learning_story_file: from('story_id', 'learning_story'),
    medicine_authority: by('child_id'),
    medicine_check: from('dose_id', 'medicine_dose'),
    medicine_count: from('authority_id', 'medicine_authority'),
    medicine_dose: by('child_id'),
    medicine_word: from('authority_id', 'medicine_authority'),
    register_change: by('record_id'),
    reminder: by('child_id'),
    report: by('child_id'),
    report_file: from('report_id', 'report'),
    report_signature: from('report_id', 'report'),
    report_step: from('report_id', 'report'),
    head_count_absence: by('child_id'),
    roll_call_person: by('child_id'),
    room_move: from('attendance_id', 'attendance'),
    sleep_check: from('record_id', 'care_record'),
    sleep_step: from('record_id', 'care_record'),
  },
  staff: {
    staff: by('id'),
    file: any(
      from('id', 'publication_file', 'file_id'),
      from('id', 'report_file', 'file_id'),
      from('id', 'staff', 'picture_file_id'),
      from('id', 'workflow_file', 'file_id'),
    ),
    leave_entry: by('staff_id'),
    working_week: by('staff_id'),
    meeting_action: by('person_id'),
    plan_entry: by('staff_id'),
    publication: { ...from('id', 'receipt', 'publication_id'), ...published },
    publication_file: from('publication_id', 'publication'),
    publication_step: { ...from('publication_id', 'publication'), ...published },
    receipt: by('person_id'),
    register_change: by('record_id'),
    // Leave, certificates and pay parity are the author’s own.
    report: { ...by('author_id', 'due_person_id'), unless: 'child_id' },
    report_file: from('report_id', 'report'),
    report_signature: from('report_id', 'report'),
    report_step: from('report_id', 'report'),
    roll_call_person: by('staff_id'),
    room_move: from('staff_attendance_id', 'staff_attendance'),
    staff_attendance: by('staff_id'),
    staff_pause: by('staff_id'),
    task: by('staff_id'),
    visit: {
      ...by('host_id', 'teacher_id'),
      without: ['name', 'email', 'phone', 'company', 'host_name'],
    },
    workflow_copy: by('person_id'),
    workflow_file: from('instance_id', 'workflow_instance'),
    workflow_instance: by('starter_id'),
    workflow_step: from('instance_id', 'workflow_instance'),
    workflow_task: {
      ...any(by('assignee_id', 'owner_id'), from('instance_id', 'workflow_instance')),
      without: ['candidate_ids'],
    },
  },
}

/** Columns that say who did or wrote something. */
export const isAct = (column: string): boolean => /(^|_)by$|^by_id$|^author_id$/.test(column)

/** Columns that lead to a held table and hold nothing about the subject, and why. */
export const notAbout: Record<Subject['of'], Record<string, string>> = {
  child: {
    'check_answer_file.file_id': 'checks are of rooms',
    'learning_set_story.story_id': 'how teachers group stories',
    'publication_file.file_id': 'publications are for staff',
    'register_file.file_id': 'files of things',
    'roll_call.about_id': 'excursions are everybody’s; the marks are held',
    'staff.picture_file_id': 'pictures of staff',
    'workflow_file.file_id': 'requests are of staff',
    'workflow_instance.report_id': 'requests are of staff',
  },
  staff: {
    'ratio_shortfall.cause_staff_id': 'a time of the whole centre; the break itself is held',
    'care_record.task_id': 'care is about a child',
    'check_answer_file.file_id': 'checks are of rooms',
    'child.picture_file_id': 'pictures of children',
    'contact.picture_file_id': 'pictures of children’s contacts',
    'filled_check.task_id': 'checks are of rooms',
    'injury_look.report_id': 'injuries are a child’s',
    'kiosk.id': 'a tablet is nobody',
    'learning_story_file.file_id': 'stories are about children',
    'meeting_minutes.meeting_id': 'minutes are everybody’s; own actions are held',
    'register_file.file_id': 'files of things',
    'roll_call.about_id': 'excursions are everybody’s; the marks are held',
    'workflow_step.to_id': 'a step in somebody else’s request; the task is held',
  },
}
