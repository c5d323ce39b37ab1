-- AlterTable
ALTER TABLE "GenerationRun" ADD COLUMN     "attempt" INTEGER NOT NULL DEFAULT 1;

-- One generation at a time, over all processes: a row that runs is the lock. A dead process's row is told by
-- its heartbeat and ended by whoever comes next (api/automation/runs.ts).
CREATE UNIQUE INDEX "GenerationRun_one_runs" ON "GenerationRun" ((status)) WHERE status = 'running';
