// Reads that still read more in a centre with many years. What is mended is taken from here; a law asks for it.

const audit = 'reads all audit entries of the centre for those of the last minutes'
const total = 'the total of the list fetches its rows, where their index would do'
const receipts = 'counts the receipts of all years for the publications of a page'
const own = 'sorts the person’s or child’s of all years for the newest ten'
const stays = 'reads all stays of the child'
const entries = 'reads the child’s entries of the kind for those of a task or day'
const balance = 'a balance is worked out from all leave there has been'
const certificates = 'finds the latest certificates among all that a person has had'
const todo = 'gathers receipts, reports, drills and steps of all years for those that wait'
const steps = 'reads the steps of all years for those that are open, or the newest ten'
const overlap = 'finds the leave and rosters of a day among those of all years'

/** Name of a read → why. */
export const growing: Record<string, string> = {
  'aftercare.get': stays,
  'audit.listEntries': audit,
  'award.list': receipts,
  'award.listMine': own,
  'award.listOfPerson': own,
  'bottleFeed.getBoard': entries,
  'child.get': audit,
  'childPage.getPage': audit,
  'credential.list': total,
  'credential.listDueCredentials': certificates,
  'drill.listDrills': 'finds the latest of each type among all drills',
  'event.listAll': total,
  'event.listMine': own,
  'hazard.listAll': total,
  'illness.get': audit,
  'illness.listAll': total,
  'illness.listMine': own,
  'incident.get': audit,
  'incident.listAll': total,
  'incident.listMine': own,
  'learningStory.list': total,
  'learningStory.listSets': 'sorts all sets for the newest ten',
  'leave.getImpact': overlap,
  'leave.listAll': total,
  'leave.listMine': own,
  'leaveBalance.foresee': balance,
  'leaveBalance.getOf': balance,
  'leaveBalance.getOfRequest': balance,
  'leaveBalance.getOwn': balance,
  'medicine.get': audit,
  'medicine.listAll': total,
  'meeting.list': receipts,
  'meeting.listActions': 'reads the actions of all meetings for those that are open',
  'meeting.listMine': own,
  'notice.list': 'sorts all notices for the newest ten',
  'policy.list': receipts,
  'report.listMine': own,
  'report.listOfChild': own,
  'riskAssessment.listAll': total,
  'riskAssessment.listMine': own,
  'roster.getPlan': overlap,
  'roster.list': receipts,
  'roster.listGaps': 'answers the gaps of all weeks there have been',
  'setup.getSetup': 'counts what a centre has, by indexes alone',
  'staff.get': audit,
  'sunscreenApplication.getBoard': entries,
  'today.countMonth': todo,
  'today.countRequests': todo,
  'today.getOversight': stays,
  'today.getTask': todo,
  'today.listDay': todo,
  'today.listRequests': todo,
  'toiletVisit.getBoard': entries,
  'workflow.listDone': steps,
  'workflow.listMyDone': steps,
  'workflow.listSent': steps,
  'workflow.listToClaim': steps,
  'workflow.listTodo': steps,
}
