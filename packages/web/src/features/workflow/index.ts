// What other features show of workflows.
export { WorkflowForm } from './form/WorkflowForm.tsx'
