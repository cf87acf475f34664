import { productionUrl } from '../../support/addresses.ts';
import { testQuietVisits } from '../../support/engines/quiet-visits.ts';

testQuietVisits('production', productionUrl);
