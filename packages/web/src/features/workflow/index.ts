// What other features show of workflows.
export { useWorkflowForm } from './form/useWorkflowForm.ts'
export { WorkflowForm } from './form/WorkflowForm.tsx'
