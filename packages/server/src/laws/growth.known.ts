// Reads that still read more in a centre with many years. What is mended is taken from here; a law asks for it.

const own = 'sorts the person’s or child’s of all years for the newest ten'
const balance = 'a balance is worked out from all leave there has been'
const certificates = 'finds the last certificates among all that a person has had'
const todo = 'finds the last drills and certificates among all that there have been'
const steps = 'joins each instance of all years to its steps and its report'
const rosters =
  'finds the roster of a week among all: row security lets no index find by a field of its detail'

/** Name of a read → why. */
export const growing: Record<string, string> = {
  'award.listOfPerson': own,
  'credential.listDueCredentials': certificates,
  'drill.listDrills': 'finds the last of each type among all drills',
  'learningStory.listSets': 'sorts all sets for the newest ten',
  'leave.getImpact': rosters,
  'leaveBalance.foresee': balance,
  'leaveBalance.getOf': balance,
  'leaveBalance.getOfRequest': balance,
  'leaveBalance.getOwn': balance,
  'medicinePlan.listOfChild': own,
  'notice.list': 'sorts all notices for the newest ten',
  'ratio.getBoard': rosters,
  'report.listOfChild': own,
  'roster.getPlan': rosters,
  'roster.listGaps': 'answers the gaps of all weeks there have been',
  'setup.getSetup': 'counts what a centre has, by indexes alone',
  'today.countMonth': todo,
  'today.countRequests': todo,
  'today.listDay': todo,
  'today.listRequests': todo,
  'workflow.listDone': steps,
  'workflow.listMyDone': steps,
  'workflow.listSent': steps,
}
