-- Row security comes before every condition whose operator might show the rows of others, as those of text search and of
-- arrays do. So PostgreSQL never reads these indexes for the application's role, and only every write paid for them.
drop index report_summary, learning_story_search_idx, learning_story_strands_idx, learning_story_words_idx,
  workflow_task_candidate_ids_idx;
