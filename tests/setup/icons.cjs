const { createElement } = require('react');

// The props that lucide-react takes for itself; the rest is the SVG's.
const Icon = ({ size, color, strokeWidth, absoluteStrokeWidth, ...props }) =>
  createElement('svg', { 'aria-hidden': !props['aria-label'], ...props });

/**
 * Replaces lucide-react, which makes two thousand icons for every file of tests. No test sees what an icon
 * draws; that it exists is for TypeScript to say.
 */
module.exports = new Proxy({}, { get: () => Icon });
