import de.bwaldvogel.mongo.MongoServer;
import de.bwaldvogel.mongo.MongoVersion;
import de.bwaldvogel.mongo.backend.CursorRegistry;
import de.bwaldvogel.mongo.backend.Index;
import de.bwaldvogel.mongo.backend.IndexKey;
import de.bwaldvogel.mongo.backend.memory.MemoryBackend;
import de.bwaldvogel.mongo.backend.memory.MemoryDatabase;
import de.bwaldvogel.mongo.backend.memory.index.MemoryUniqueIndex;
import de.bwaldvogel.mongo.bson.Document;
import java.util.List;

/** `Server <port>`: keeps its data in memory. */
public class Server {
    /** Drivers refuse a wire version below 9 and speak the same commands above; this server's own newest, 5.0, says 8. */
    record Announced(List<Integer> getVersionArray, int getWireVersion) implements MongoVersion {}

    /**
     * MongoDB finds a document by its `_id`, whatever else a filter names. An index of this server is for filters of exactly
     * its fields; any other filter walks the whole collection.
     */
    static class IdIndex extends MemoryUniqueIndex {
        IdIndex(String name, List<IndexKey> keys, boolean sparse) {
            super(name, keys, sparse);
        }

        @Override
        public synchronized boolean canHandle(Document query) {
            return query.get("_id") instanceof String || super.canHandle(query);
        }
    }

    static class InMemory extends MemoryBackend {
        @Override
        public MemoryDatabase openOrCreateDatabase(String name) {
            return new Database(name, getCursorRegistry());
        }
    }

    static class Database extends MemoryDatabase {
        Database(String name, CursorRegistry cursors) {
            super(name, cursors);
        }

        @Override
        protected Index<Integer> openOrCreateUniqueIndex(String collection, String name, List<IndexKey> keys, boolean sparse) {
            if (keys.size() == 1 && keys.get(0).getKey().equals("_id")) return new IdIndex(name, keys, sparse);
            return super.openOrCreateUniqueIndex(collection, name, keys, sparse);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        MongoServer server = new MongoServer(new InMemory().version(new Announced(List.of(5, 0, 0), 13)));
        Runtime.getRuntime().addShutdownHook(new Thread(server::shutdownNow));
        server.bind("127.0.0.1", Integer.parseInt(args[0]));
        Thread.currentThread().join();
    }
}
