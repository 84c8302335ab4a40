/** What awaits somebody: steps of processes to decide or to claim. */
export type WorkflowAwaiting = {
  workflowTasks: { processName: string; taskName: string; byName: string }
}
