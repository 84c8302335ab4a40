// Reads that still read more in a centre with many years. What is mended is taken from here; a law asks for it.

const own = 'sorts the person’s or child’s of all years for the newest ten'
const balance = 'a balance is worked out from all leave there has been'
const certificates = 'finds the last certificates among all that a person has had'
/** Those of the samples are valid for years, and there are thirteen a year. */
const valid = 'finds the last certificates among all that are still valid'
const decided = 'counts what somebody has decided in all years'

/** Name of a read → why. */
export const growing: Record<string, string> = {
  'award.listOfPerson': own,
  'credential.listDueCredentials': certificates,
  'leave.getImpact': 'joins the days of a leave to the rosters of all weeks',
  'leaveBalance.foresee': balance,
  'leaveBalance.getOf': balance,
  'leaveBalance.getOfRequest': balance,
  'leaveBalance.getOwn': balance,
  'medicinePlan.listOfChild': own,
  'notice.list': 'sorts all notices for the newest ten',
  'ratio.getBoard': valid,
  'ratio.getDay': valid,
  'roster.getPlan': valid,
  'roster.listGaps': 'answers the gaps of all weeks there have been',
  'setup.getSetup': 'counts what a centre has, by indexes alone',
  'today.countRequests': certificates,
  'today.listRequests': certificates,
  'workflow.listDone': decided,
  'workflow.listMyDone': decided,
}
