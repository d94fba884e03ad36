import { RECENT } from '#contract/analyses.ts';
import type { RelationshipAnalysis } from '#contract/relationship-analysis.ts';
import { api } from '#web/app/api.ts';
import { ToolHistory } from '#web/app/tool/ToolHistory.tsx';
import { useFinding } from '#web/app/tool/useFinding.ts';
import type { Opened } from '#web/app/tool/useOpened.ts';
import type { Person } from '#web/app/usePeople.ts';
import { firstOf } from '#web/kit/firstOf.ts';
import { TYPES } from '#web/relationship-analysis/compared.ts';
import { useAnalyses } from '#web/relationship-analysis/useAnalyses.ts';

export function AnalysisHistory({ people, opened }: { people: readonly Person[]; opened: Opened }) {
  const finding = useFinding(RECENT);
  const query = useAnalyses(finding.sought, finding.limit);
  const rowOf = ({ id, description, relationshipId, relationshipType, createdAt }: RelationshipAnalysis) => ({
    ...{ id, title: firstOf(description, 90), at: createdAt },
    hint: people.find((person) => person.id === relationshipId)?.name ?? TYPES[relationshipType],
  });
  return (
    <ToolHistory
      title="Previous analyses"
      kind="analysis"
      kinds="analyses"
      finding={{ ...finding, label: 'Find an analysis' }}
      query={query}
      rowOf={rowOf}
      opened={opened}
      remove={(id) => api.relationshipAnalysis.remove.call({ id })}
    />
  );
}
